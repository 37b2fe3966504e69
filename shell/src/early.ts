import { askEarly } from './session/early-answers';

askEarly();
