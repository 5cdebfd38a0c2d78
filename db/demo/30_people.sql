-- Customers, with the keys that models/customers/SearchKeys makes: here the readings come with the names.
create or replace function demo.people() returns void
language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  v_surnames constant text[] := string_to_array('王 wang,李 li,张 zhang,刘 liu,陈 chen,杨 yang,赵 zhao,黄 huang,周 zhou,吴 wu,徐 xu,孙 sun,胡 hu,朱 zhu,高 gao,林 lin,何 he,郭 guo,马 ma,罗 luo,梁 liang,宋 song,郑 zheng,谢 xie,韩 han,唐 tang,冯 feng,于 yu,董 dong,程 cheng,曹 cao,袁 yuan,邓 deng,许 xu,傅 fu,彭 peng,苏 su,卢 lu,蒋 jiang,蔡 cai,丁 ding,魏 wei,薛 xue,潘 pan,杜 du,戴 dai,钟 zhong,汪 wang,田 tian,姜 jiang,范 fan,方 fang,石 shi,姚 yao,谭 tan,廖 liao,邹 zou,熊 xiong,金 jin,陆 lu,郝 hao,孔 kong,白 bai,崔 cui,康 kang,毛 mao,邱 qiu,秦 qin,江 jiang,顾 gu,侯 hou,邵 shao,孟 meng,龙 long,段 duan,雷 lei,钱 qian,汤 tang,欧阳 ou yang,司马 si ma', ',');
  v_given constant text[] := string_to_array('伟 wei,芳 fang,娜 na,敏 min,静 jing,丽 li,强 qiang,磊 lei,军 jun,洋 yang,勇 yong,艳 yan,杰 jie,娟 juan,涛 tao,明 ming,超 chao,秀 xiu,霞 xia,平 ping,刚 gang,桂 gui,英 ying,华 hua,玉 yu,萍 ping,红 hong,鑫 xin,欣 xin,怡 yi,佳 jia,雨 yu,晨 chen,浩 hao,宇 yu,轩 xuan,涵 han,梓 zi,诗 shi,思 si,雪 xue,婷 ting,琳 lin,慧 hui,莹 ying,凯 kai,俊 jun,博 bo,文 wen,天 tian,翔 xiang,志 zhi,国 guo,建 jian,海 hai,山 shan,晓 xiao,东 dong,春 chun,梅 mei,兰 lan,云 yun,飞 fei,月 yue,心 xin,安 an,宁 ning,然 ran,可 ke,嘉 jia,睿 rui,泽 ze,瑶 yao,妍 yan,倩 qian,颖 ying,健 jian,斌 bin,鹏 peng,辉 hui', ',');
  v_first constant text[] := array['Emma', 'Liam', 'Olivia', 'Noah', 'Sophie', 'Lucas', 'Hannah', 'James', 'Charlotte', 'Daniel', 'Anna', 'Thomas', 'Julia', 'David', 'Laura', 'Michael', 'Sarah', 'Peter', 'Elena', 'Marco', 'François', 'José', 'Zoë', 'Björn', 'Mary Jane', 'Aoife'];
  v_last constant text[] := array['Smith', 'Johnson', 'Williams', 'Brown', 'Miller', 'Wilson', 'Anderson', 'Taylor', 'Martin', 'Müller', 'Schmidt', 'Rossi', 'García', 'Silva', 'Dubois', 'Novák', 'Jensen', 'O''Brien', 'van den Berg', 'Kowalski', 'Ivanova', 'Tanaka', 'Nguyen', 'de la Cruz', 'Smith-Jones', 'MacLeod'];
  v_clubs constant text[] := array['Riverside Badminton Club', 'Expat Swimmers', 'Sunday Tennis Group', 'International School PE', '翔飞羽毛球队|xiang fei yu mao qiu dui', '海天旅行社|hai tian lv xing she', '东方小学|dong fang xiao xue', 'Harbour Travel Ltd.'];
  v_base bigint := coalesce((select max(c.id) from customers.customer c), 0);
begin
  -- Shares of the pool by venue; n counts inside it. The first names of each are the regulars.
  create temp table d_customer on commit drop as
  with share as (
    select v.id as venue_id, v.no, floor(c.customers * x.share)::int as members, sum(floor(c.customers * x.share)::int) over (order by v.no) - floor(c.customers * x.share)::int as before
      from d_setting c cross join (values (1, 0.4), (2, 0.25), (3, 0.35)) x(no, share) join d_venue v on v.no = x.no
  ), person as (
    select s.venue_id, s.members, n - 1 as n, v_base + s.before + n as id, demo.rnd(s.before + n, 40) as u from share s cross join lateral generate_series(1, s.members) n
  ), named as (
    select p.*, case when p.u < 0.84 then demo.pick(v_surnames, p.id - v_base, 41) end as surname,
           case when p.u < 0.84 then demo.pick(v_given, p.id - v_base, 42) end as given1,
           case when p.u < 0.62 then demo.pick(v_given, p.id - v_base, 43) end as given2,
           case when p.u >= 0.84 and p.u < 0.985 then demo.pick(v_first, p.id - v_base, 41) || ' ' || demo.pick(v_last, p.id - v_base, 42)
                when p.u >= 0.985 then demo.pick(v_clubs, p.id - v_base, 41) end as other,
           (array['130', '131', '132', '133', '135', '136', '137', '138', '139', '150', '151', '152', '155', '156', '158', '159', '180', '182', '185', '186', '187', '188', '189'])[1 + floor(demo.rnd(p.id - v_base, 44) * 23)::int]
             || '00' || lpad(floor(demo.rnd(p.id - v_base, 45) * 1000000)::int::text, 6, '0') as mobile
      from person p
  )
  select n.id, n.venue_id, n.members, n.n::int as n,
         case when n.surname is not null then split_part(n.surname, ' ', 1) || split_part(n.given1, ' ', 1) || coalesce(split_part(n.given2, ' ', 1), '') else split_part(n.other, '|', 1) end as name,
         case when n.surname is not null then string_to_array(regexp_replace(n.surname, '^\S+ ', '') || ' ' || split_part(n.given1, ' ', 2) || coalesce(' ' || split_part(n.given2, ' ', 2), ''), ' ')
              when n.other like '%|%' then string_to_array(split_part(n.other, '|', 2), ' ') end as pinyin,
         case when n.u >= 0.84 and n.u < 0.88 then '+44 20 7946 0' || right(n.mobile, 3) when demo.rnd(n.id - v_base, 46) < 0.5 then n.mobile
              else left(n.mobile, 3) || ' ' || substr(n.mobile, 4, 4) || ' ' || substr(n.mobile, 8) end as phone_typed,
         case when n.u >= 0.84 and n.u < 0.88 then '+442079460' || right(n.mobile, 3) else '+86' || n.mobile end as phone_e164
    from named n;
  create unique index on d_customer(venue_id, n);
  analyze d_customer;
end $$;
comment on function demo.people() is 'd_customer: Chinese and Western names, clubs, and mobile numbers that look valid, some from abroad.';

create or replace function demo.write_people() returns void
language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  insert into customers.customer(id, organization_id, name, phone_typed, phone_e164, no_shows, created_at) overriding system value
    select c.id, v.organization_id, c.name, c.phone_typed, c.phone_e164, coalesce(m.missed, 0), (s.today - s.back - 1 - floor(demo.rnd(c.id, 47) * 300)::int + time '10:00') at time zone s.zone
      from d_customer c join catalog.venue v on v.id = c.venue_id cross join d_setting s
      left join (select f.customer_id, count(*) as missed from d_fate f where f.final = 'NO_SHOW' group by f.customer_id) m on m.customer_id = c.id order by c.id;
  analyze customers.customer;
  insert into customers.customer_venue(customer_id, venue_id, linked_at) select c.id, c.venue_id, r.created_at from d_customer c join customers.customer r on r.id = c.id order by c.id;
  insert into customers.search_key(venue_id, kind, key, customer_id)
    select k.* from (
      select c.venue_id, 'digits', substr(c.phone_e164, i), c.id from d_customer c cross join lateral generate_series(2, length(c.phone_e164) - 3) i
      union
      select c.venue_id, 'name', unnest(array[substr(c.name, i), array_to_string(c.pinyin[i:], ''), substr(c.initials, i)]), c.id
        from (select x.*, (select string_agg(left(y, 1), '' order by n) from unnest(x.pinyin) with ordinality as p(y, n)) as initials from d_customer x where x.pinyin is not null) c
        cross join lateral generate_series(1, cardinality(c.pinyin)) i
      union
      -- Keyboards write the ü of lü and nü as u or as v.
      select c.venue_id, 'name', array_to_string((array_replace(c.pinyin, 'lv', 'lu'))[i:], ''), c.id from d_customer c cross join lateral generate_series(1, cardinality(c.pinyin)) i
       where 'lv' = any (c.pinyin)
      union
      select c.venue_id, 'name', left(substr(w.packed, i), 40), c.id
        from d_customer c
        cross join lateral (select lower(regexp_replace(c.name, '[[:space:][:punct:]]', '', 'g')) as folded) f
        cross join lateral (select f.folded as packed union select regexp_replace(normalize(f.folded, nfd), '[\u0300-\u036f]', '', 'g')) w
        cross join lateral generate_series(1, length(w.packed)) i
       where c.pinyin is null) k
     order by 1, 2, 3, 4;
end $$;
comment on function demo.write_people() is 'Customers with their venue and search keys: every suffix of the number, every beginning by character, pinyin and initials.';
