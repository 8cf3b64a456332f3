import { type ComponentType, type CSSProperties, Suspense, use, useEffect, useRef, useState } from 'react';
import { ServedArt } from './ServedArt.tsx';
import { useWasServed } from './useWasServed.ts';

const asServed = { __html: '' };
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
 * A part of a page that is the same for everybody. Where the page was prerendered, its HTML stays as it was served:
 * no code of it is loaded, and React leaves it alone. The code comes when the part is drawn in the browser, after a
 * navigation, or when `isLive` says that it no longer is what was served. Inside of `LazyArt` it also comes for the
 * pictures, when they are near.
 *
 * @example
 * const Closing = servedPart(() => import('./Closing.tsx'));
 * // <Closing given={{}} isLive={status === 'signed-in'} />
 */
export const servedPart = <Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) => {
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
    const wasServed = useWasServed();
    const place = useRef<HTMLDivElement>(null);
    const [isLoaded, setLoaded] = useState(false);
    useEffect(() => {
      // What cannot be loaded stays as it was served.
      if (isLive)
        loadOnce().then(
          () => setLoaded(true),
          () => {},
        );
    }, [isLive]);
    // Once drawn it stays drawn: what was served is gone from the page then.
    if (isKept && wasServed && !isLoaded) {
      return (
        <>
          <div
            key="served"
            ref={place}
            style={noBox}
            suppressHydrationWarning
            dangerouslySetInnerHTML={asServed}
          />
          <ServedArt place={place} load={loadOnce} draw={() => <Drawn {...given} />} />
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
