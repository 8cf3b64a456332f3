/**
 * Runs inline in the head, as text, so it may use nothing from outside itself.
 *
 * A browser may bring a tab back with a document whose scripts are gone. The document is asked for once more; if its
 * scripts are gone again, a note says so.
 *
 * @param key where the tab keeps the script for which the document was asked for again
 */
export const startAgain = (key: string) => {
  const isTriedAgain = (start: string): boolean => {
    try {
      if (sessionStorage.getItem(key) === start) return true;
      sessionStorage.setItem(key, start);
      return false;
    } catch {
      return true;
    }
  };
  const sayFailed = () => {
    const note = document.createElement('p');
    const link = document.createElement('a');
    note.role = 'alert';
    note.style.cssText =
      'position:fixed;z-index:70;inset:auto 0 12px;inline-size:fit-content;margin:0 auto;padding:14px 18px;border-radius:var(--bb-r-m);background:var(--bb-inverse);color:var(--bb-on-inverse)';
    link.style.color = 'inherit';
    link.href = `${location.pathname}${location.search}`;
    link.append('Load again');
    note.append('This page could not be loaded. ', link);
    document.body.append(note);
  };
  const hear = ({ target }: Event) => {
    if (!(target instanceof HTMLScriptElement) || !target.src.includes('/assets/entry.client-')) return;
    if (isTriedAgain(target.src)) sayFailed();
    else location.reload();
  };
  addEventListener('error', hear, true);
};
