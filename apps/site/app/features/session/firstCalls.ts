type FirstCall = 'me' | 'account' | 'premiumCard';

/** What a page of a person asks for as soon as there is a token, while its scripts or views are still on their way. */
export const firstCalls = (pathname: string): readonly FirstCall[] => {
  if (!/^\/(settings|checkout)(\/|$)/.test(pathname)) return [];
  return /^\/settings\/subscription\/?$/.test(pathname)
    ? ['me', 'account', 'premiumCard']
    : ['me', 'account'];
};
