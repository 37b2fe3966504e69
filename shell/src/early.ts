import { lookAhead } from './realm/look-ahead';
import { askEarly } from './session/early-answers';

askEarly();
lookAhead(window);
