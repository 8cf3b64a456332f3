/** Tags that stand only within one parent, which is the component's own, and the cells of a drawing (`i`). */
const structural = new Set('li dt dd summary option i caption thead tbody tfoot tr th td'.split(' '));

/** The selectors in a file's styles that name the tag of a child, where a part of its own would say more. */
export const tagSelectors = (source: string): readonly string[] => {
  const styles = [...source.matchAll(/\bcss`([^`]*)`/g)].map(([, style = '']) => style);
  const selectors = styles.flatMap((style) =>
    [...style.matchAll(/&([^{};]*)\{/g)].map(([, rest = '']) => rest),
  );
  return selectors.filter((selector) => {
    const bare = selector.replace(/\[[^\]]*\]/g, '').replace(/:(?!is|where|not|has)[\w-]+(\([^)]*\))?/g, '');
    return [...bare.matchAll(/(?<=[\s>+~(])[a-z][a-z0-9]*/g)].some(([tag]) => !structural.has(tag));
  });
};
