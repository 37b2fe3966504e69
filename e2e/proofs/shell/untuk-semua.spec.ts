import { storiesForEverybody } from '../../support/for-everybody';
import { otherPages } from '../../support/pages';

storiesForEverybody(otherPages);
