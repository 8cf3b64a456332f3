import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Host } from './Host';
import { Ours } from './Ours';
import './page.css';

const Page = () => {
  const [isShown, setIsShown] = useState(false);
  return (
    <Host>
      <div id="place">
        {isShown ? (
          <Ours />
        ) : (
          <button type="button" onClick={() => setIsShown(true)}>
            Show ours
          </button>
        )}
      </div>
    </Host>
  );
};

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <Page />
    </StrictMode>,
  );
}
