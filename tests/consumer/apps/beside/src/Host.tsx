import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import styled from '@emotion/styled';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import CssBaseline from '@mui/material/CssBaseline';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

const theme = createTheme({ colorSchemes: { light: true, dark: true } });
const second = createCache({ key: 'second' });
const Note = styled.p`
  margin: 8px;
  padding: 8px;
  border: 1px dashed currentcolor;
`;

/** A page of somebody else: MUI, an Emotion cache of their own, and elements in the browser's look. */
export const Host = ({ children }: { children: ReactNode }) => (
  <ThemeProvider theme={theme}>
    <CssBaseline />
    <main>
      <div id="host">
        <Typography variant="h4" component="h1">
          Stage plan
        </Typography>
        <Card>
          <CardContent>
            <TextField label="Name of the stage" />
            <Button variant="contained">Save</Button>
          </CardContent>
        </Card>
        <CacheProvider value={second}>
          <Note>Doors open at seven.</Note>
        </CacheProvider>
        <h2>Sound check</h2>
        <p>
          Bring <a href="#cables">cables</a>.
        </p>
        <ul>
          <li>Microphones</li>
        </ul>
        <form>
          <fieldset>
            <legend>Light</legend>
            <label>
              <input type="checkbox" /> Fog
            </label>
            <input type="text" defaultValue="Blue" /> <button type="button">Test</button>
            <select>
              <option>Fast</option>
            </select>
            <textarea defaultValue="Notes" />
          </fieldset>
        </form>
        <details>
          <summary>More</summary>
          <p hidden>Hidden</p>
        </details>
        <dialog>Closed</dialog>
        <svg width="16" height="16" aria-hidden="true">
          <circle r="8" cx="8" cy="8" />
        </svg>
      </div>
      {children}
    </main>
  </ThemeProvider>
);
