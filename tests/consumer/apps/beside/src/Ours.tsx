import { PlanCard } from '@backbeat/pricing';
import { Button, Checkbox, Heading, Modal, Popover, Row, Stack, Text, TextField } from '@backbeat/ui';
import { Scope, StyleProvider, ThemeProvider } from '@backbeat/ui/styling';
import { useState } from 'react';
import { GermanPlans } from './GermanPlans';

const brand = {
  'r-m': '4px',
  light: { pink: '#0b57d0', 'pink-hover': '#0842a0', 'pink-press': '#062e6f', 'on-pink': '#ffffff' },
  dark: { pink: '#a8c7fa', 'pink-hover': '#c2d7fb', 'pink-press': '#8ab4f8', 'on-pink': '#062e6f' },
};
const pale = { pink: '#ffd1dc', 'on-pink': '#ffffff' };

/** The components, with the tokens of this page's brand. */
export const Ours = () => {
  const [isOpen, setIsOpen] = useState(false);
  const [isPale, setIsPale] = useState(false);
  return (
    <StyleProvider>
      <Scope className="ours">
        <ThemeProvider tokens={isPale ? pale : brand}>
          <Stack>
            <Heading level={2}>Music for the stage</Heading>
            <Text>Cleared for live streams, in the colours of this page.</Text>
            <Row>
              <Button variant="primary">Sign up</Button>
              <Button variant="primary" className="host-call">
                Ask the host
              </Button>
              <div className="festival">
                <Button variant="primary">Festival</Button>
              </div>
              <Button onClick={() => setIsOpen(true)}>Open a dialog</Button>
              <Button onClick={() => setIsPale(true)}>Choose pale colours</Button>
              <Popover button="Share" align="start">
                <Text>Copy the address</Text>
              </Popover>
            </Row>
            <TextField label="Name" />
            <Checkbox>Send me news</Checkbox>
            <PlanCard plan="premium" />
            <GermanPlans />
          </Stack>
          <Modal open={isOpen} onClose={() => setIsOpen(false)} title="In the top layer">
            <Text>Also in the page's brand.</Text>
            <Button variant="primary">Agree</Button>
          </Modal>
        </ThemeProvider>
      </Scope>
    </StyleProvider>
  );
};
