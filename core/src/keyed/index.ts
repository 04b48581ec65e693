export {
  createSweepAnnouncer,
  FREE_HOURS,
  hoursAgo,
  KEPT_HOURS,
  type KeyedRequest,
  keyedRequests,
  sweepKeyedRequests,
  sweepSome,
} from './keyed-request.ts'
