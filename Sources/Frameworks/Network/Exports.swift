// As Apple's does, this module re-exports Foundation and Dispatch, as applications see them.
@_exported import VirtualFoundation
