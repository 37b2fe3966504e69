import type { Tables } from '../../database/tables';

/** The table of an entity that another one refers to: it has the entity's name. */
export const tableOf = (name: string) => name.replaceAll('-', '_') as keyof Tables;
