/**
 * The router's parts that pages need, from the portal's own copy. A page that names `react-router-dom` itself gets the
 * same copy, with everything in it, at the price of a script more.
 */
export {
  Link,
  type LinkProps,
  type Location,
  type NavigateOptions,
  NavLink,
  useLocation,
  useNavigate,
  useNavigation,
  useParams,
  useSearchParams,
} from 'react-router-dom';
