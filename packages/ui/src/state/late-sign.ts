import { shellConstants } from '@selaras/domain';
import { css, keyframes } from 'styled-components';

/** A sign of loading is seen this long after its first frame, ms, as the loading bar: before, it would only flash. */
export const SIGN_AFTER_MS = shellConstants.loadingBar.throttleMs;

const appear = keyframes`from { visibility: hidden; }`;

/** Animation of a sign of loading, which has its place from the start. `useShownAtLeast` knows when it is seen. */
export const lateSign = css`${appear} ${SIGN_AFTER_MS}ms step-end backwards`;
