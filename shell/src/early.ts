import { askEarly } from './session/early-user';

askEarly();
