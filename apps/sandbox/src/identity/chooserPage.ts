import { brand } from '@backbeat/domain';
import { html } from 'hono/html';
import { type Markup, page } from '../pages/page.ts';
import type { Creator } from '../store/rows.ts';
import { readyMadeCreators } from './creators.ts';
import { type ProviderName, providerLabels } from './providers.ts';

const badgeOf = (sub: string): string =>
  readyMadeCreators.find((creator) => creator.sub === sub)?.badge ?? 'Yours';

const choice = (creator: Creator): Markup =>
  html`<li><button type="submit" name="sub" value="${creator.sub}" aria-label="${creator.name}" aria-describedby="note-${creator.sub}"><img class="avatar" src="${creator.picture}" alt="" width="44" height="44"><span><b>${creator.name}</b><small id="note-${creator.sub}">${creator.note}</small></span><span class="badge" aria-hidden="true">${badgeOf(creator.sub)}</span></button></li>`;

export interface Chooser {
  readonly provider: ProviderName;
  readonly uid: string;
  readonly creators: readonly Creator[];
  /** Why the last attempt to make somebody was refused. */
  readonly problem?: string;
}

/** The page on which a creator is chosen. */
export const chooserPage = ({ provider, uid, creators, problem }: Chooser): Markup => {
  const label = providerLabels[provider];
  const action = `/identity/${provider}/interaction/${uid}`;
  return page({
    title: `Continue with ${label}`,
    body: html`<div class="stack"><h1>Continue as</h1><p class="muted">${brand.name} asked for a ${label} account. Choose a sample one.</p></div>
<form method="post" action="${action}/choose"><ul class="people">${creators.map(choice)}</ul></form>
<form class="panel" method="post" action="${action}/make"><h2 id="make">Make a new creator</h2>
${problem === undefined ? '' : html`<p class="sbx-note" role="alert">${problem}</p>`}
<div class="field"><label for="name">Display name</label><input class="input" id="name" name="name" required maxlength="60" autocomplete="off"></div>
<div class="field"><label for="email">E-mail (optional)</label><input class="input" id="email" name="email" type="email" maxlength="120" autocomplete="off" placeholder="made from the name"></div>
<div class="row"><button class="btn btn--go" type="submit">Make a new creator</button></div></form>
<form class="row" method="post" action="${action}/fail"><button class="btn btn--neutral" type="submit" name="error" value="access_denied">Refuse access</button><button class="btn btn--quiet" type="submit" name="error" value="server_error">Fail with an error</button></form>`,
  });
};
