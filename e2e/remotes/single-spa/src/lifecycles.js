import * as built from '../build/lifecycles.js';
import { failing } from './gagal.js';

export const { bootstrap, mount, update, unmount } = failing(built);
