import { coveragePlatformNames, publicCoverageText } from '@backbeat/domain/coverage';
import { errorText } from '@backbeat/sdk';
import type { Coverage } from '@backbeat/sdk/contract';
import { coverageAddressMutation } from '@backbeat/sdk/query';
import { Button, FormMessage, Icon, ModalActions, Panel, Row, Text } from '@backbeat/ui';
import { CopyIcon, LinkIcon, TwitchIcon, YoutubeIcon } from '@backbeat/ui/icons';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Private } from '../../../streamer-mode/Private.tsx';
import { useSignedInServices } from '../../session/index.ts';
import { Question } from '../components/Question.tsx';
import { AddressText, NameText, PartTitle } from '../components/settingsStyles.ts';
import { Addresses } from './coverageStyles.ts';

type Channel = Coverage['channels'][number];

const icons = { twitch: TwitchIcon, youtube: YoutubeIcon } as const;

/** What ends the address that chat bots have by now. */
const endings = {
  renew: {
    title: 'Make a new address?',
    text: 'The address of now stops working at once. Put the new one into your chat bot then.',
    confirmLabel: 'Make a new one',
    wanted: true,
    news: 'The new address works now. The old one is gone.',
  },
  revoke: {
    title: 'Revoke the address?',
    text: 'It stops working at once, for your chat bot too. An address that you make later is another one.',
    confirmLabel: 'Revoke it',
    wanted: false,
    news: 'Revoked. The address says nothing any more.',
  },
} as const;

const PublicAddress = ({ channel }: { readonly channel: Channel }) => {
  const { client } = useSignedInServices();
  const { mutate, isPending, variables, error } = useMutation(coverageAddressMutation(client));
  const [news, setNews] = useState('');
  const [asked, setAsked] = useState<keyof typeof endings | null>(null);
  const { platform, channel_id: id, name, public_url: url } = channel;
  const place = useRef<HTMLLIElement>(null);
  const isPressed = useRef(false);
  const hasAddress = url !== null;
  const hadAddress = useRef(hasAddress);
  const where = `${name} on ${coveragePlatformNames[platform]}`;

  useEffect(() => {
    // Moves the focus: the pressed button is gone with the answer.
    if (isPressed.current && hadAddress.current !== hasAddress) {
      isPressed.current = false;
      place.current?.querySelector('button')?.focus();
    }
    hadAddress.current = hasAddress;
  }, [hasAddress]);

  const change = (wanted: boolean, told: string) => {
    setNews('');
    isPressed.current = wanted !== hasAddress;
    setAsked(null);
    mutate(
      { platform, ...(id === undefined ? {} : { channel_id: id }), wanted },
      { onSuccess: () => setNews(told) },
    );
  };
  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      setNews('Copied.');
    } catch {
      setNews('Your browser does not let us copy. Select the address.');
    }
  };

  return (
    <li ref={place}>
      <Row>
        <Icon icon={icons[platform]} />
        <NameText>{where}</NameText>
      </Row>
      {url === null ? (
        <div>
          <Button
            size="sm"
            aria-label={`Make an address for ${where}`}
            loading={isPending}
            onClick={() => change(true, 'The address works now.')}
          >
            <Icon icon={LinkIcon} />
            Make an address
          </Button>
        </div>
      ) : (
        <>
          <Private name={`address of ${where}`}>
            <AddressText>{url}</AddressText>
          </Private>
          <Row>
            <Button size="sm" aria-label={`Copy the address of ${where}`} onClick={() => void copy(url)}>
              <Icon icon={CopyIcon} />
              Copy
            </Button>
            <Button
              size="sm"
              variant="quiet"
              aria-label={`New address for ${where}`}
              disabled={isPending}
              loading={isPending && variables.wanted}
              onClick={() => setAsked('renew')}
            >
              New address
            </Button>
            <Button
              size="sm"
              variant="quiet"
              aria-label={`Revoke the address of ${where}`}
              disabled={isPending}
              loading={isPending && !variables.wanted}
              onClick={() => setAsked('revoke')}
            >
              Revoke
            </Button>
          </Row>
        </>
      )}
      <FormMessage>{news}</FormMessage>
      {asked === null ? null : (
        <Question title={endings[asked].title} isOpen onClose={() => setAsked(null)}>
          <Text>{endings[asked].text}</Text>
          <ModalActions>
            <Button onClick={() => setAsked(null)}>Keep this one</Button>
            <Button variant="danger" onClick={() => change(endings[asked].wanted, endings[asked].news)}>
              {endings[asked].confirmLabel}
            </Button>
          </ModalActions>
        </Question>
      )}
      {error === null ? null : (
        <FormMessage state="error" role="alert">
          {errorText(error)}
        </FormMessage>
      )}
    </li>
  );
};

/** For each channel an address that says one line to everybody, for as long as the person wants. */
export const PublicAddresses = ({ coverage }: { readonly coverage: Coverage }) => {
  const known = coverage.channels.filter(({ is_listed, listing }) => is_listed || listing !== null);
  if (known.length === 0) return null;
  const { light, reason, until } = coverage;
  const line = publicCoverageText({ light, reason, untilMs: until === null ? null : Date.parse(until) });

  return (
    <>
      <PartTitle level={2} id="public-address">
        For your chat bot
      </PartTitle>
      <Panel padding="calm" stacked role="region" aria-labelledby="public-address">
        <Text tone="muted">
          {`An address that answers with one line, now “${line}”. Everybody who knows it can read that line and the channel’s name, nothing else. Let a command such as !music fetch it.`}
        </Text>
        <Addresses>
          {known.map((channel) => (
            <PublicAddress key={channel.channel_id ?? channel.platform} channel={channel} />
          ))}
        </Addresses>
      </Panel>
    </>
  );
};
