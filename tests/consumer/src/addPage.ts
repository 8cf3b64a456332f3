import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Written with documented features of React Router only. */
const greeting = `
import { Link, Navigate, useSearchParams } from 'react-router';

const Greeting = () => {
  const [params, setParams] = useSearchParams();
  const name = params.get('name');
  if (name === 'Nobody') return <Navigate to="/pricing" replace />;
  return (
    <div style={{ padding: 160 }}>
      <h1>Hello {name ?? 'you'}</h1>
      <button type="button" onClick={() => setParams({ name: 'Ada' })}>I am Ada</button>
      <Link to="/greeting?name=Grace">I am Grace</Link>
      <Link to="/greeting?name=Nobody">I am nobody</Link>
    </div>
  );
};

export default Greeting;
`;

const greetingPage = `
import type { SitePage } from '../../pages/SitePage.ts';

export const greetingPage: SitePage = {
  path: '/greeting',
  view: 'greeting/greeting',
  words: { title: 'A greeting', description: 'The page that says hello to whoever asks for it.' },
  redirectsFrom: ['/hello'],
  listing: { name: 'Greeting', heading: 'Hello you', loud: 'you', about: 'Says hello' },
  footer: { column: 'resources', label: 'Say hello', place: 8 },
};
`;

/** Three files: the page's data, its view, and its line in the list of pages. */
export const addPage = async (site: string): Promise<void> => {
  const feature = join(site, 'app/features/greeting');
  await mkdir(join(feature, 'routes'), { recursive: true });
  await writeFile(join(feature, 'page.ts'), greetingPage);
  await writeFile(join(feature, 'routes/greeting.tsx'), greeting);
  const list = join(site, 'app/pages/sitePages.ts');
  const text = await readFile(list, 'utf8');
  await writeFile(
    list,
    text
      .replace('import', "import { greetingPage } from '../features/greeting/page.ts';\nimport")
      .replace('  ...homePages,', '  ...homePages,\n  greetingPage,'),
  );
};
