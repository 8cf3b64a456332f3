import { DownloadView } from '../components/DownloadView.tsx';

export default DownloadView;
