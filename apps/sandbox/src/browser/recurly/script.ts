import { Recurly } from './Recurly.ts';

Object.assign(window, { recurly: new Recurly() });
