import { Panel, Skeleton } from '@backbeat/ui';
import { Suspense } from 'react';
import { lazyPart } from '../../../release/lazyPart.ts';
import { PartTitle } from '../components/settingsStyles.ts';

/** Loaded when the page has been drawn: it is the last part of it. */
const Certificates = lazyPart(() => import('./Certificates.tsx'));

const waiting = (
  <Panel padding="calm" role="status" aria-label="Loading your certificates">
    <Skeleton width="half" />
    <Skeleton width="most" />
  </Panel>
);

/** Certificates of what was covered. */
export const CertificatePanel = ({ atMs }: { readonly atMs: number }) => (
  <>
    <PartTitle level={2} id="certificate">
      Coverage certificate
    </PartTitle>
    <Suspense fallback={waiting}>
      <Certificates atMs={atMs} waiting={waiting} />
    </Suspense>
  </>
);
