/** A moment in the person's own time, which it names. @param timeZone that of the browser, if nothing else is said */
export const streamText = (iso: string, timeZone?: string): string =>
  new Intl.DateTimeFormat('en-US', {
    weekday: 'short',
    month: 'long',
    day: 'numeric',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
    ...(timeZone === undefined ? {} : { timeZone }),
  }).format(new Date(iso));

/** The time zone in which the browser reads what is typed, as in 'America/New York'. */
export const timeZoneText = (): string =>
  new Intl.DateTimeFormat().resolvedOptions().timeZone.replaceAll('_', ' ');

/** A moment as a field for date and time has it, in the browser's time zone. */
export const fieldValue = (iso: string): string => {
  const at = new Date(iso);
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
};

/** What the field has, as a moment; null for no date. */
export const momentOf = (value: string): string | null => {
  const atMs = new Date(value).getTime();
  return Number.isNaN(atMs) ? null : new Date(atMs).toISOString();
};

/** How long ago something was checked. */
export const checkedText = (checkedAtMs: number, nowMs: number): string => {
  const minutes = Math.floor((nowMs - checkedAtMs) / 60_000);
  if (minutes < 2) return 'Checked a moment ago';
  if (minutes < 60) return `Checked ${minutes} minutes ago`;
  return minutes < 120 ? 'Checked an hour ago' : `Checked ${Math.floor(minutes / 60)} hours ago`;
};
