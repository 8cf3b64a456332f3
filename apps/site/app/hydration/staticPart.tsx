import { type ComponentType, type CSSProperties, Suspense, use, useEffect, useRef, useState } from 'react';
import { StaticArt } from './StaticArt.tsx';
import { useWasPrerendered } from './useWasPrerendered.ts';

const asPrerendered = { __html: '' };
const noBox: CSSProperties = { display: 'contents' };
/** In development an edit of it is to be seen, so its code is there from the beginning. */
const isBuilt = import.meta.env.PROD;
const isKept = isBuilt && !import.meta.env.SSR;
const loaders = new Set<() => Promise<unknown>>();

/** Loads the code of every part that the modules so far have named; awaited before a page is drawn afresh. */
export const loadParts = async (): Promise<void> => {
  await Promise.all([...loaders].map((load) => load()));
};

/**
 * A part of a page that is the same for everybody: its prerendered HTML stays, and its code is loaded only when the
 * part is drawn after a navigation, when `isLive` says that it has changed, or for the pictures of a `LazyArt` inside.
 *
 * @example
 * const Closing = staticPart(() => import('./Closing.tsx'));
 * // <Closing given={{}} isLive={status === 'signed-in'} />
 */
export const staticPart = <Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) => {
  let pending: Promise<ComponentType<Props>> | undefined;
  let View: ComponentType<Props> | undefined;
  const loadOnce = () => {
    pending ??= load().then((loaded) => {
      View = loaded.default;
      return loaded.default;
    });
    return pending;
  };
  loaders.add(loadOnce);

  const Drawn = (props: Props) => {
    // React in development wants what suspended once to ask again.
    const Part = import.meta.env.DEV ? use(loadOnce()) : (View ?? use(loadOnce()));
    return <Part {...props} />;
  };

  const Place = ({ isLive = false, given }: { readonly isLive?: boolean; readonly given: Props }) => {
    const wasPrerendered = useWasPrerendered();
    const place = useRef<HTMLDivElement>(null);
    const [isLoaded, setLoaded] = useState(false);
    useEffect(() => {
      // What cannot be loaded stays as it was prerendered.
      if (isLive)
        loadOnce().then(
          () => setLoaded(true),
          () => {},
        );
    }, [isLive]);
    // Once drawn it stays drawn: what was prerendered is gone from the page then.
    if (isKept && wasPrerendered && !isLoaded) {
      return (
        <>
          <div
            key="prerendered"
            ref={place}
            style={noBox}
            suppressHydrationWarning
            dangerouslySetInnerHTML={asPrerendered}
          />
          <StaticArt place={place} load={loadOnce} draw={() => <Drawn {...given} />} />
        </>
      );
    }
    const drawn = <Drawn {...given} />;
    return (
      <div key="drawn" style={noBox}>
        {import.meta.env.SSR && isBuilt ? drawn : <Suspense fallback={null}>{drawn}</Suspense>}
      </div>
    );
  };
  return Place;
};
