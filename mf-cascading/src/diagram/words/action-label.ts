import { actionRules } from '../../tree/model/action';
import type { NodeAction } from '../../tree/model/node-action';
import type { DiagramWords } from './diagram-words';

/** Name of an action. Those that a diagram elsewhere offers have words of its language; the others lead into the portal. */
export function actionLabel(action: NodeAction, words: DiagramWords): string {
  if (action === 'cc') return words.crossCutting;
  return action === 'ex' ? words.externalAct : actionRules[action].label;
}
