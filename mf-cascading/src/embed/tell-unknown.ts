import { readProps } from './contract/read-props';
import { unknownAttributes, unknownProps } from './contract/unknown-names';
import { warnDeveloper } from './data/tell-developer';
import { unknownAttribute, unknownProp } from './words/faults/unknown-name';
import { wordsOf } from './words/words';

const faultWordsOf = (given: unknown) => wordsOf(readProps(given).props.locale).fault;

/**
 * Says in the console, once for each name, which of the handed-over props are none. Never a fault: hosts hand over their
 * own beside them.
 */
export function tellUnknownProps(given: unknown): void {
  const words = faultWordsOf(given);
  for (const one of unknownProps(given)) warnDeveloper(`props ${one.name}`, unknownProp(one, words));
}

/** The same of the attributes of an element that is given these props. */
export function tellUnknownAttributes(names: readonly string[], given: unknown): void {
  const words = faultWordsOf(given);
  for (const one of unknownAttributes(names))
    warnDeveloper(`attribute ${one.name}`, unknownAttribute(one, words));
}
