/**
 * The router the shell provides once to every remote. A shared module is never tree-shaken, so sharing `react-router-dom`
 * itself costs 62 kB gzip; this list of the names in use costs 12. Add a name when a part needs it.
 */
export { Navigate, Route, Router, Routes, createPath, useLocation, useNavigate, useParams } from 'react-router-dom';
export { Link, type LinkProps } from './router-link';
export type { Location, NavigateFunction, Navigator, To } from 'react-router-dom';
