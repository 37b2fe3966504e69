import { openPagesOf } from '@selaras/resource/testing';
import { manifest } from '../manifest';
import { pages } from '../pages';

/** Opens a page of this remote by its address. */
export const openPage = openPagesOf(manifest, pages);
