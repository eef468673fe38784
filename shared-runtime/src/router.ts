/**
 * The router, provided once by the shell. A shared module is never tree-shaken: sharing all of `react-router-dom` costs 62 kB gzip,
 * these names 12 kB. Add a name when a part needs it.
 */
export { Navigate, Route, Router, Routes, createPath, useLocation, useNavigate, useParams } from 'react-router-dom';
export { Link, type LinkProps } from './router-link';
export type { Location, NavigateFunction, Navigator, To } from 'react-router-dom';
