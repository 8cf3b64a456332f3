import { Button } from '@backbeat/ui';
import { Scope, StyleProvider } from '@backbeat/ui/styling';

export const Offer = () => (
  <StyleProvider>
    <Scope className="offer">
      <Button variant="primary">Sign up</Button>
    </Scope>
  </StyleProvider>
);
