import type { HttpBindings } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import type Provider from 'oidc-provider';
import type { InteractionResults } from 'oidc-provider';
import { formText } from '../hosted/formText.ts';
import type { SandboxContext } from '../SandboxContext.ts';
import type { Creator } from '../store/rows.ts';
import { put } from '../store/store.ts';
import { chooserPage } from './chooserPage.ts';
import { allCreators, findCreator } from './creators.ts';
import { isProvider, type ProviderName } from './providers.ts';

type Bindings = { Bindings: HttpBindings };

const errorTexts: Record<string, string> = {
  access_denied: 'The creator refused access.',
  server_error: 'The sandbox was asked to fail this sign-in.',
};

const slugOf = (name: string): string =>
  name
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^a-z0-9]+/g, '')
    .slice(0, 25);

const madeCreator = (name: string, email: string, taken: readonly Creator[]): Creator => {
  const slug = slugOf(name) || 'creator';
  const same = taken.filter(
    ({ username }) => username.replace(/\d+$/, '') === slug.replace(/\d+$/, ''),
  ).length;
  const username = taken.some((other) => other.username === slug) ? `${slug}${same + 1}` : slug;
  return {
    sub: `creator-${username}`,
    name,
    username,
    email: email || `${username}@creators.example`,
    picture: `/portraits/${username}.svg`,
    note: 'Made here',
  };
};

/** The pages between a site's sign-in button and its callback. */
export const interactionRoutes = (
  context: SandboxContext,
  issuers: Record<ProviderName, Provider>,
): Hono<Bindings> => {
  const routes = new Hono<Bindings>();

  /** A step of a sign-in; a 404 for a company that is none of the four. */
  const step =
    (run: (c: Context<Bindings>, provider: ProviderName) => Promise<Response>) =>
    async (c: Context<Bindings>): Promise<Response> => {
      const name = c.req.param('provider') ?? '';
      return isProvider(name) ? run(c, name) : c.notFound();
    };

  const finish = async (
    c: Context<Bindings>,
    provider: ProviderName,
    result: InteractionResults,
  ): Promise<Response> => {
    const { incoming, outgoing } = c.env;
    const returnTo = await issuers[provider].interactionResult(incoming, outgoing, result, {
      mergeWithLastSubmission: false,
    });
    return c.redirect(returnTo, 303);
  };

  const ask = (c: Context, provider: ProviderName, problem?: string) =>
    c.html(
      chooserPage({
        provider,
        uid: c.req.param('uid') ?? '',
        creators: allCreators(context),
        ...(problem === undefined ? {} : { problem }),
      }),
      problem === undefined ? 200 : 422,
    );

  routes.get(
    '/identity/:provider/interaction/:uid',
    step(async (c, provider) => {
      await issuers[provider].interactionDetails(c.env.incoming, c.env.outgoing);
      return ask(c, provider);
    }),
  );

  routes.post(
    '/identity/:provider/interaction/:uid/choose',
    step(async (c, provider) => {
      const creator = findCreator(context, formText(await c.req.formData(), 'sub'));
      if (creator === undefined) return ask(c, provider, 'There is no such creator.');
      return finish(c, provider, { login: { accountId: creator.sub, remember: false } });
    }),
  );

  routes.post(
    '/identity/:provider/interaction/:uid/make',
    step(async (c, provider) => {
      const form = await c.req.formData();
      const name = formText(form, 'name');
      if (name === '') return ask(c, provider, 'A creator needs a display name.');
      const creator = madeCreator(name, formText(form, 'email'), allCreators(context));
      context.store.commit([put('creators', creator.sub, creator)]);
      return finish(c, provider, { login: { accountId: creator.sub, remember: false } });
    }),
  );

  routes.post(
    '/identity/:provider/interaction/:uid/fail',
    step(async (c, provider) => {
      const error = formText(await c.req.formData(), 'error');
      const known = error in errorTexts ? error : 'server_error';
      return finish(c, provider, { error: known, error_description: errorTexts[known] ?? '' });
    }),
  );

  // A body without Content-Length is refused, because the issuers read it without a limit.
  routes.post('/identity/:provider/*', (c) =>
    c.req.header('transfer-encoding') === undefined
      ? c.notFound()
      : c.text('Tell the size of the body.', 411),
  );

  return routes;
};
