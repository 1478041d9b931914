// As Apple's does, this module re-exports Foundation, here with the types of time that use the virtual clock.
@_exported import VirtualFoundation
