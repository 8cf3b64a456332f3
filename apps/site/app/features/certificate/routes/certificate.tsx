import { brand } from '@backbeat/domain';
import { ApiError } from '@backbeat/sdk';
import { readCertificateText } from '@backbeat/sdk/certificates';
import { queryKeys } from '@backbeat/sdk/query';
import { Heading, Link, Skeleton, Stack, Text } from '@backbeat/ui';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useOwnTitle } from '../../../navigation/useDocumentHead.ts';
import { LoadFailed } from '../../../query/LoadFailed.tsx';
import { NotFoundView } from '../../not-found/index.ts';
import { type Services, useServices } from '../../session/index.ts';
import { certificateTitle } from '../certificateWords.ts';
import { type CheckOutcome, type CheckSources, checkCertificate } from '../checkCertificate.ts';
import { CertificateActions } from '../components/CertificateActions.tsx';
import { CertificateCard } from '../components/CertificateCard.tsx';
import { Finding } from '../components/CheckResult.tsx';
import { Found, NotOnPaper } from '../components/certificateStyles.ts';
import { Page } from '../components/Page.ts';
import { PaperCode } from '../components/PaperCode.tsx';
import { useCheckSources } from '../useCheckSources.ts';

const read = async (code: string, { client }: Services, sources: CheckSources) => {
  const file = await client.certificate({ params: { code } });
  return { file, outcome: await checkCertificate(JSON.stringify(file), sources) };
};

/** What this browser itself says of what the server sent, in the words of `/verify`. */
const Checked = ({ outcome }: { readonly outcome: CheckOutcome }) =>
  outcome.kind === 'verdict' && outcome.verdict.state === 'valid' ? (
    <Found>Valid. This browser has checked the signature.</Found>
  ) : (
    <NotOnPaper role="status">
      <Finding outcome={outcome} />
    </NotOnPaper>
  );

const OneCertificate = ({ code }: { readonly code: string }) => {
  const services = useServices();
  const sources = useCheckSources();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: queryKeys.certificate(code),
    queryFn: services === null || sources === null ? skipToken : () => read(code, services, sources),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  useOwnTitle(data === undefined ? null : `${certificateTitle(data.file, brand.name)}, ${code}`);
  if (data !== undefined)
    return (
      <Page>
        <Checked outcome={data.outcome} />
        <CertificateCard certificate={data.file} jws={data.file.jws} level={1}>
          <CertificateActions certificate={data.file} isOwnPage />
        </CertificateCard>
        <PaperCode jws={data.file.jws} />
        <Text size="small" tone="muted">
          All times are UTC. Whoever gets this as a file can <Link href="/verify">check it</Link>, also
          without a connection; on paper a square code carries the same text.
        </Text>
      </Page>
    );
  if (error === null || isFetching)
    return (
      <Page>
        <Stack gap={4} aria-busy="true">
          <Skeleton shape="heading" width="half" />
          <Skeleton shape="card" />
        </Stack>
      </Page>
    );
  return (
    <Page>
      <Heading level={1}>Coverage certificate</Heading>
      {error instanceof ApiError && error.status === 404 ? (
        <Text size="lead">
          <span>{`No certificate has the code ${code}.`}</span> If its creator has deleted the account, ask
          for the file: it can still be <Link href="/verify">checked</Link>.
        </Text>
      ) : (
        <LoadFailed title="This certificate could not be loaded" error={error} refetch={refetch} />
      )}
    </Page>
  );
};

/** One certificate by its code: to read, to print, to keep. */
const CertificateView = () => {
  const { code: text = '' } = useParams();
  const read = readCertificateText(text);
  return read.kind === 'code' ? <OneCertificate key={read.code} code={read.code} /> : <NotFoundView />;
};

export default CertificateView;
