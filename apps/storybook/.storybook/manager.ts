import { addons } from 'storybook/manager-api';
import { themes } from './themes.ts';

addons.setConfig({ theme: themes.dark });
