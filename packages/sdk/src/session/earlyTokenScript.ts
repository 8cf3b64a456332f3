import { type StorageKeys, storageKeys } from './storageKeys.ts';

/**
 * `takeTokenFromAddress` as an inline script, for pages whose modules load late: put it first in `<head>` (with its
 * hash in the Content Security Policy). It cleans the address and leaves the token in session storage, where
 * `session.start` finds it. Where storage is blocked it does nothing, and `start` takes the token instead.
 *
 * @example earlyTokenScript().startsWith('(()=>{') // → true
 */
export const earlyTokenScript = ({
  token,
  justSignedUp,
  signOutPending,
}: StorageKeys = storageKeys): string =>
  [
    '(()=>{try{',
    'const f=location.hash.slice(1);',
    "const p=new URLSearchParams(/^[\\w-]+\\.[\\w-]+\\.[\\w-]*(?=&|$)/.test(f)?'token='+f:f);",
    "const t=p.get('token');",
    'if(t===null)return;',
    `if(t){sessionStorage.setItem(${JSON.stringify(token)},t);`,
    `sessionStorage.removeItem(${JSON.stringify(signOutPending)});`,
    `if(p.get('new')==='1')sessionStorage.setItem(${JSON.stringify(justSignedUp)},'true')}`,
    "history.replaceState(history.state,'',location.href.split('#')[0])",
    '}catch{}})()',
  ].join('');
