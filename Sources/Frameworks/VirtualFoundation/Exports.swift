// View code imports UIKit, or a service of the system, and gets Foundation with it: they re-export this
// module. Where both declare a name, the scoped export selects the type that lives in the application's
// world, also in files that import Foundation as well.
@_exported import Foundation

@_exported import class TimeLapse.BlockOperation
@_exported import struct TimeLapse.ContinuousClock
@_exported import class TimeLapse.DateComponentsFormatter
@_exported import struct TimeLapse.DeviceLanguage
@_exported import class TimeLapse.DispatchGroup
@_exported import class TimeLapse.DispatchQueue
@_exported import class TimeLapse.DispatchSemaphore
@_exported import class TimeLapse.DispatchSource
@_exported import protocol TimeLapse.DispatchSourceProtocol
@_exported import protocol TimeLapse.DispatchSourceTimer
@_exported import struct TimeLapse.DispatchTime
@_exported import struct TimeLapse.DispatchWallTime
@_exported import class TimeLapse.DispatchWorkItem
@_exported import func TimeLapse.NSLocalizedString
@_exported import class TimeLapse.NotificationCenter
@_exported import class TimeLapse.Operation
@_exported import class TimeLapse.OperationQueue
@_exported import class TimeLapse.ProcessInfo
@_exported import class TimeLapse.RelativeDateTimeFormatter
@_exported import class TimeLapse.RunLoop
@_exported import struct TimeLapse.SuspendingClock
@_exported import class TimeLapse.Thread
@_exported import class TimeLapse.Timer
@_exported import class TimeLapse.UserDefaults

// Apple's Foundation has its networking itself, which is that of the computer there.
#if !canImport(Darwin)
@_exported import FoundationNetworking
@_exported import class VirtualNetworking.HTTPCookieStorage
@_exported import let VirtualNetworking.NSURLAuthenticationMethodServerTrust
@_exported import class VirtualNetworking.URLCache
@_exported import class VirtualNetworking.URLCredentialStorage
@_exported import class VirtualNetworking.URLProtocol
@_exported import protocol VirtualNetworking.URLProtocolClient
@_exported import class VirtualNetworking.URLSession
@_exported import class VirtualNetworking.URLSessionConfiguration
@_exported import protocol VirtualNetworking.URLSessionDataDelegate
@_exported import class VirtualNetworking.URLSessionDataTask
@_exported import protocol VirtualNetworking.URLSessionDelegate
@_exported import protocol VirtualNetworking.URLSessionDownloadDelegate
@_exported import class VirtualNetworking.URLSessionDownloadTask
@_exported import class VirtualNetworking.URLSessionTask
@_exported import protocol VirtualNetworking.URLSessionTaskDelegate
@_exported import class VirtualNetworking.URLSessionTaskMetrics
@_exported import class VirtualNetworking.URLSessionTaskTransactionMetrics
@_exported import class VirtualNetworking.URLSessionUploadTask
@_exported import protocol VirtualNetworking.URLSessionWebSocketDelegate
@_exported import class VirtualNetworking.URLSessionWebSocketTask
#endif
