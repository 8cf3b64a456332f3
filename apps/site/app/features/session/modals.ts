// For pages that open a modal as they come: with this import its files come along with the page's own, so that
// nothing is left to fetch when it opens.
import SessionModals from './components/SessionModals.tsx';
import { loadedModals } from './loadedModals.ts';

loadedModals.current = SessionModals;
