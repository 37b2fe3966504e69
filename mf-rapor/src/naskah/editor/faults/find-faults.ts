import type { Naskah } from '@selaras/contracts';
import { glyphFaults } from './glyph-faults';
import type { FaultFinder, NaskahFault } from './naskah-fault';
import { schemaFaults } from './schema-faults';
import { sizeFaults } from './size-faults';

/** Every kind of fault that is looked for; a new kind is one more line. */
const finders: readonly FaultFinder[] = [schemaFaults, sizeFaults, glyphFaults];

/** What the report cannot keep of a text, in the order of the kinds. */
export const findFaults = (naskah: Naskah): NaskahFault[] => finders.flatMap((find) => find(naskah));
