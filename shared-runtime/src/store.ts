/**
 * The store libraries the shell provides once to every remote: Redux Toolkit, React-Redux and redux-observable, reduced to the
 * names in use, because a shared module is never tree-shaken. Add a name when a part needs it.
 */
export { configureStore, createAction, createSlice } from '@reduxjs/toolkit';
export type { Action, EnhancedStore, PayloadAction, Reducer, ReducersMapObject, UnknownAction } from '@reduxjs/toolkit';
export { Provider, useDispatch, useSelector } from 'react-redux';
export { createEpicMiddleware } from 'redux-observable';
export type { Epic, StateObservable } from 'redux-observable';
