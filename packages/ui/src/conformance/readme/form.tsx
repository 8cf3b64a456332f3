import { Button, Checkbox, Select, Stack, TextField } from '@backbeat/ui';
import { useState } from 'react';

export const SignUp = () => {
  const [email, setEmail] = useState('');
  const [isSent, setIsSent] = useState(false);
  const isWrong = isSent && !email.includes('@');
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setIsSent(true);
      }}
    >
      <Stack>
        <TextField
          label="Email"
          type="email"
          value={email}
          onChange={(event) => setEmail(event.target.value)}
          state={isWrong ? 'error' : 'hint'}
          message={isWrong ? 'Enter a full email address' : 'We never show it to anybody'}
        />
        <Select label="Language">
          <option>English</option>
          <option>German</option>
        </Select>
        <Checkbox>Send me news</Checkbox>
        <Button type="submit" variant="primary" loading={isSent && !isWrong}>
          Sign up
        </Button>
      </Stack>
    </form>
  );
};
