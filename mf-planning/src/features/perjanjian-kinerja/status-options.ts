import { optionsOf, statusPerjanjianWords } from '@selaras/domain';

/** How far agreements are, to choose from. */
export const statusOptions = optionsOf(statusPerjanjianWords);
