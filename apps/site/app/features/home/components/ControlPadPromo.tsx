import { brand } from '@backbeat/domain';
import { marketingFigures } from '@backbeat/domain/content';
import { Heading, Icon, LinkButton, Section, Split, Stack, Text } from '@backbeat/ui';
import { ControlPad } from '@backbeat/ui/blocks';
import { ExternalLinkIcon } from '@backbeat/ui/icons';

const { streamDeckActions } = marketingFigures.home;

/** The plugin for stream control pads. */
export const ControlPadPromo = () => (
  <Section step={9}>
    <Split>
      <Stack align="start">
        <Heading level={2}>Your soundtrack under one thumb</Heading>
        <Text size="lead">
          {`${streamDeckActions}+ custom actions for Stream Deck: skip, favourite, swap stations or drop the volume without leaving your game.`}
        </Text>
        <LinkButton variant="secondary" href={brand.links.streamDeckStore} target="_blank">
          Get the plugin <Icon icon={ExternalLinkIcon} />
        </LinkButton>
      </Stack>
      <div>
        <ControlPad />
      </div>
    </Split>
  </Section>
);
