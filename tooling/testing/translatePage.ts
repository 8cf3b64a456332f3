/// <reference lib="dom" />
/// <reference lib="dom.iterable" />

/**
 * Runs in a page and translates it as browsers do: each text is replaced by a copy within two `<font>`, also texts that
 * come later. The replaced text is no longer shown, so a later change of it is reported as an error.
 */
export const translatePage = (): void => {
  const translations = new WeakSet<Node>();
  const watchReplaced = new MutationObserver((changes) => {
    for (const { oldValue, target } of changes)
      reportError(new Error(`behind a translation '${oldValue}' became '${target.textContent}'`));
  });
  const translate = (text: Text) => {
    if (translations.has(text) || text.data.trim() === '') return;
    if (text.parentElement?.closest('script, style, svg, textarea, select, [translate="no"]') !== null)
      return;
    const copy = document.createTextNode(text.data);
    translations.add(copy);
    const outer = document.createElement('font');
    const inner = outer.appendChild(document.createElement('font'));
    inner.append(copy);
    text.replaceWith(outer);
    watchReplaced.observe(text, { characterData: true, characterDataOldValue: true });
  };
  const translateAll = (root: Node) => {
    if (root instanceof Text) return translate(root);
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
    for (const text of texts) translate(text);
  };
  new MutationObserver((changes) => {
    for (const { addedNodes, target, type } of changes) {
      if (type === 'characterData') translateAll(target);
      for (const node of addedNodes) if (node.isConnected) translateAll(node);
    }
  }).observe(document.body, { childList: true, subtree: true, characterData: true });
  translateAll(document.body);
};
