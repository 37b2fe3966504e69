export {
  missingTyped,
  type TypedBody,
  type TypedValues,
  typedBody,
  typedValues,
  typedWords,
} from '../../core/typed/typed-fields';
export { TypedField, TypedFields } from './typed-field';
