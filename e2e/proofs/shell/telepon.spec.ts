import { otherPages } from '../../support/pages';
import { test } from '../../support/portal';
import { storiesOfText } from '../../support/text-size';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

storiesOfText(otherPages);
