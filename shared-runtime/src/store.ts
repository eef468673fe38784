/**
 * Redux Toolkit, React-Redux and redux-observable, provided once by the shell. A shared module is never tree-shaken, so only names
 * in use are exported. Add a name when a part needs it.
 */
export { configureStore, createAction, createSlice } from '@reduxjs/toolkit';
export type { Action, EnhancedStore, PayloadAction, Reducer, ReducersMapObject, UnknownAction } from '@reduxjs/toolkit';
export { Provider, useDispatch, useSelector } from 'react-redux';
export { createEpicMiddleware } from 'redux-observable';
export type { Epic, StateObservable } from 'redux-observable';
