// What HeadlessUIKit has of Objective-C's runtime, for files that import no more than that.
@_exported import class Foundation.NSObject
@_exported import protocol Foundation.NSObjectProtocol
@_exported import func HeadlessUIKitCore.NSSelectorFromString
@_exported import func HeadlessUIKitCore.NSStringFromSelector
@_exported import struct HeadlessUIKitCore.Selector
@_exported import func HeadlessUIKitCore.class_getName
@_exported import func HeadlessUIKitCore.class_getSuperclass
@_exported import enum HeadlessUIKitCore.objc_AssociationPolicy
@_exported import func HeadlessUIKitCore.objc_getAssociatedObject
@_exported import func HeadlessUIKitCore.objc_removeAssociatedObjects
@_exported import func HeadlessUIKitCore.objc_setAssociatedObject
@_exported import func HeadlessUIKitCore.object_getClass
@_exported import func HeadlessUIKitCore.object_getClassName
