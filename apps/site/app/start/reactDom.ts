/** In a file that runs before the entry does: preparing React for the browser is a piece of work of its own. */
export { createRoot, hydrateRoot } from 'react-dom/client';
