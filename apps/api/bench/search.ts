import { staffEndpoints } from '@backbeat/sdk/staff';
import { ensurePostgres, startPostgres } from '@backbeat/tooling/postgres';
import { orThrow } from '@backbeat/tooling/project';
import pg from 'pg';
import * as z from 'zod/mini';
import { createStaff } from '../testing/createStaff.ts';
import { openOffice } from '../testing/openOffice.ts';

/** How long staff wait for nineteen of twenty searches, at most. */
const promisedP95Ms = 300;
const accounts = Number(process.env.BENCH_ROWS ?? 1_000_000);
const searches = Number(process.env.BENCH_SEARCHES ?? 200);

const show = (line: string): boolean => process.stdout.write(`${line}\n`);

const before =
  'night,day,dark,light,blue,red,green,gold,silver,iron,wild,lost,lucky,tiny,big,fast,slow,loud,quiet,happy,sad,crazy,lazy,holy,cyber,pixel,retro,neon,turbo,ultra,mega,super,hyper,nova,star,moon,sun,sky,sea,river,forest,winter,summer,storm,thunder,fire,ice,frost,snow,rain,shadow,ghost,spirit,royal,noble,ancient,modern,cosmic,lunar,solar,digital,velvet,crystal,electric,acoustic,magic,mystic,hidden,secret,broken,golden,frozen,burning,silent,sleepy,angry,brave,clever,swift,bold,the,its,mr,miss,captain,doctor,lady,lord,king,queen';
const after =
  'owl,wolf,fox,bear,cat,dog,lion,tiger,eagle,hawk,raven,crow,shark,whale,dragon,phoenix,unicorn,panda,koala,otter,rider,runner,walker,hunter,gamer,player,streamer,maker,breaker,taker,dreamer,singer,dancer,drummer,beats,music,sound,noise,melody,rhythm,bass,echo,pulse,wave,vibe,soul,heart,mind,eye,hand,blade,sword,arrow,bow,shield,knight,wizard,witch,ninja,samurai,pirate,viking,ranger,rogue,monk,priest,queen,king,prince,angel,demon,devil,ghost,zombie,robot,android,pilot,racer,driver,sailor,baker,cook,potato,banana,pickle,waffle,taco,pizza,cookie,muffin,live,tv,plays,games,gg,yt,official';

/** Accounts with names as people take them: many have the same words in them. */
const statements = [
  `insert into users (guid, hash, username, display_name, email, email_verified, tier, license_accepted_at, created_at, billing_synced_at)
   select gen_random_uuid(), md5(gen_random_uuid()::text), name, initcap(first || ' ' || second), name || '@crowd' || n % 50 || '.example', true, 'free', now(), now(), now() + interval '1 day'
   from (
     select first, second, n, first || (array['', '', '_', 'x'])[1 + (random() * 3)::int] || second || (array['', (random() * 99)::int::text, (random() * 9999)::int::text, '_' || (random() * 99)::int, to_hex((random() * 99999)::int)])[1 + (random() * 4)::int] as name
     from (
       select n, b[1 + (random() * (array_length(b, 1) - 1))::int] as first, a[1 + (random() * (array_length(a, 1) - 1))::int] as second
       from generate_series(1, $1::int) n, string_to_array($2, ',') b, string_to_array($3, ',') a
     ) words
   ) named
   on conflict do nothing`,
  `insert into identities (user_id, provider, subject, username, verified_email, created_at, synced_at)
   select id, 'twitch', 'subject-' || id, username || case when random() < 0.5 then '' else '_ttv' end, email, now(), now() from users where id > $1`,
  `insert into shared_channels (user_id, channel_type, channel_id, channel_name, channel_image, shared_at)
   select id, 'youtube', 'UC' || id, display_name || ' ' || (array['Music', 'Gaming', 'Live', 'Archive', 'TV'])[1 + (random() * 4)::int], '', now() from users where id > $1 and random() < 0.3`,
];

/** Adds accounts until there are as many as asked. */
const grow = async (client: pg.Client): Promise<void> => {
  for (let known = 0; known < accounts; ) {
    const last = z.object({ last: z.number() });
    const lastId = async () =>
      last.parse((await client.query('select coalesce(max(id), 0) as last from users')).rows[0]).last;
    const from = await lastId();
    await client.query(statements[0] ?? '', [Math.min(250_000, accounts), before, after]);
    for (const statement of statements.slice(1)) await client.query(statement, [from]);
    const counted = z.object({ count: z.coerce.number() });
    known = counted.parse((await client.query('select count(*) from users')).rows[0]).count;
    show(`${known} accounts`);
  }
  await client.query('vacuum (analyze)');
  await client.query('checkpoint');
};

/** A name as fingers make it of another one. */
const withTypo = (name: string): string => {
  const at = 1 + Math.floor(Math.random() * (name.length - 2));
  const [head, one = '', two = '', tail] = [name.slice(0, at), name[at], name[at + 1], name.slice(at + 2)];
  const typos = [
    head + two + one + tail,
    head + one + tail,
    head + one + one + two + tail,
    `${head}e${two}${tail}`,
  ];
  return typos[Math.floor(Math.random() * typos.length)] ?? name;
};

const sampleShape = z.array(
  z.object({ guid: z.string(), username: z.string(), email: z.string(), hash: z.string(), ttv: z.string() }),
);
type Sample = z.output<typeof sampleShape>[number];

const kinds: Readonly<Record<string, (one: Sample) => string>> = {
  'a name': ({ username }) => username,
  'a name with a typo': ({ username }) => withTypo(username),
  'a prefix of 3 letters': ({ username }) => username.slice(0, 3),
  'a prefix of 6 letters': ({ username }) => username.slice(0, 6),
  'a common word': ({ username }) => /^[a-z]+/.exec(username)?.[0] ?? username,
  'a name at Twitch': ({ ttv }) => ttv,
  'an e-mail': ({ email }) => email,
  'an account code': ({ hash }) => hash,
  'nobody’s name': () => Math.random().toString(36).slice(2, 10).replaceAll(/\d/g, 'z'),
};

const percentile = (values: readonly number[], part: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))] ??
  Number.NaN;

const measure = async (databaseUrl: string): Promise<string[]> => {
  const client = new pg.Client({ connectionString: databaseUrl });
  client.on('error', () => {});
  await client.connect();
  const office = await openOffice(
    { databaseUrl, dataDirectory: null },
    {
      environment: {
        LIMIT_STAFF_CALLS_PER_MINUTE: '100000000',
        LIMIT_CALLS_PER_MINUTE: '100000000',
        LOG_LEVEL: 'warn',
      },
    },
  );
  const misses: string[] = [];
  try {
    await grow(client);
    const staff = await createStaff(office, 'reader');
    const { rows } = await client.query(
      `select u.guid, u.username, u.email, u.hash, i.username as ttv from users u join identities i on i.user_id = u.id where u.username ~ '^[a-z]' order by random() limit ${searches}`,
    );
    const samples = sampleShape.parse(rows);
    for (const [kind, textOf] of Object.entries(kinds)) {
      const times: number[] = [];
      let found = 0;
      for (const sample of samples) {
        const startedAtMs = performance.now();
        const answer = await staff.call('staffSearch', { body: { text: textOf(sample) } });
        times.push(performance.now() - startedAtMs);
        const { people } = staffEndpoints.staffSearch.response.parse(await answer.json());
        if (people.some(({ guid }) => guid === sample.guid)) found += 1;
      }
      const p95 = percentile(times, 0.95);
      show(
        `${kind.padEnd(24)} p50 ${percentile(times, 0.5).toFixed(0).padStart(5)} ms   p95 ${p95.toFixed(0).padStart(5)} ms   max ${Math.max(
          ...times,
        )
          .toFixed(0)
          .padStart(5)} ms   found ${found} of ${samples.length}`,
      );
      if (!(p95 <= promisedP95Ms)) misses.push(`${kind}: ${p95.toFixed(0)} ms, promised ${promisedP95Ms}`);
    }
  } finally {
    await office.close();
    await client.end();
  }
  return misses;
};

const server =
  process.env.DATABASE_URL === undefined ? await startPostgres(orThrow(ensurePostgres()).programs) : null;
const end = async (): Promise<void> => server?.stop();
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void end().finally(() => process.exit(1)));
try {
  const misses = await measure(process.env.DATABASE_URL ?? server?.url ?? '');
  show(misses.length === 0 ? 'All as promised.' : `Missed:\n${misses.join('\n')}`);
  process.exitCode = misses.length === 0 ? 0 : 1;
} finally {
  await end();
}
